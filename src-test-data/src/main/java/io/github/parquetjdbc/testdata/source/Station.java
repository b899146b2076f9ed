package io.github.parquetjdbc.testdata.source;

import java.util.List;

/** A station of the demo lake. */
record Station(int id, String name, String district, double latitude, double longitude) {
  static final List<Station> ALL =
      List.of(
          new Station(1, "Hauptbahnhof", "Altstadt", 47.3779, 8.5402),
          new Station(2, "Bellevue", "Altstadt", 47.3671, 8.5451),
          new Station(3, "Bürkliplatz", "Altstadt", 47.3666, 8.5413),
          new Station(4, "Paradeplatz", "Altstadt", 47.3697, 8.5389),
          new Station(5, "Rennweg", "Altstadt", 47.3735, 8.5378),
          new Station(6, "Rathausbrücke", "Altstadt", 47.3718, 8.5427),
          new Station(7, "Enge", "Enge", 47.3641, 8.5312),
          new Station(8, "Strandbad Mythenquai", "Enge", 47.3553, 8.5358),
          new Station(9, "Wollishofen", "Wollishofen", 47.3477, 8.5336),
          new Station(10, "Wiedikon", "Wiedikon", 47.3713, 8.5237),
          new Station(11, "Schmiede Wiedikon", "Wiedikon", 47.3703, 8.5185),
          new Station(12, "Idaplatz", "Wiedikon", 47.3735, 8.5136),
          new Station(13, "Stauffacher", "Aussersihl", 47.3738, 8.5296),
          new Station(14, "Helvetiaplatz", "Aussersihl", 47.3755, 8.5267),
          new Station(15, "Bäckeranlage", "Aussersihl", 47.3771, 8.5256),
          new Station(16, "Limmatplatz", "Industriequartier", 47.3847, 8.5316),
          new Station(17, "Escher-Wyss-Platz", "Industriequartier", 47.3908, 8.5224),
          new Station(18, "Hardbrücke", "Industriequartier", 47.3851, 8.5172),
          new Station(19, "Viadukt", "Industriequartier", 47.3882, 8.5265),
          new Station(20, "Universität", "Oberstrass", 47.3744, 8.5486),
          new Station(21, "Rigiblick", "Oberstrass", 47.3877, 8.5505),
          new Station(22, "Hönggerberg ETH", "Höngg", 47.4085, 8.5078),
          new Station(23, "Meierhofplatz", "Höngg", 47.4024, 8.4983),
          new Station(24, "Bucheggplatz", "Unterstrass", 47.3983, 8.5334),
          new Station(25, "Schaffhauserplatz", "Unterstrass", 47.3921, 8.5397),
          new Station(26, "Oerlikon", "Oerlikon", 47.4115, 8.5442),
          new Station(27, "Max-Bill-Platz", "Oerlikon", 47.4144, 8.5401),
          new Station(28, "Seebach", "Seebach", 47.4187, 8.5474),
          new Station(29, "Schwamendingerplatz", "Schwamendingen", 47.4047, 8.5720),
          new Station(30, "Klusplatz", "Hirslanden", 47.3647, 8.5666),
          new Station(31, "Römerhof", "Hottingen", 47.3661, 8.5561),
          new Station(32, "Kreuzplatz", "Hottingen", 47.3640, 8.5547),
          new Station(33, "Stadelhofen", "Altstadt", 47.3663, 8.5484),
          new Station(34, "Zürichhorn", "Riesbach", 47.3535, 8.5521),
          new Station(35, "Höschgasse", "Riesbach", 47.3580, 8.5524),
          new Station(36, "Tiefenbrunnen", "Riesbach", 47.3495, 8.5606));
}
