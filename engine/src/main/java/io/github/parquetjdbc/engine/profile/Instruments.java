package io.github.parquetjdbc.engine.profile;

import io.github.parquetjdbc.engine.operator.Execution;
import io.github.parquetjdbc.engine.operator.Stage;
import io.github.parquetjdbc.engine.plan.PlanNode;

/** What is put around the stages of a plan when they are made. */
public interface Instruments {

  /** None. */
  Instruments NONE =
      new Instruments() {
        @Override
        public Stage stage(PlanNode node, Stage stage) {
          return stage;
        }

        @Override
        public Execution execution(PlanNode node, Execution execution) {
          return execution;
        }
      };

  /** The stage of a node, to be used in its place. */
  Stage stage(PlanNode node, Stage stage);

  /** What the stage of a node has its parallel work done by. */
  Execution execution(PlanNode node, Execution execution);
}
