export default {
  tree: { flow: '流程图', steps: '步骤', branch: '分支 {no}', branches: '分支', stepsOf: '“{name}”的步骤' },
} as const
