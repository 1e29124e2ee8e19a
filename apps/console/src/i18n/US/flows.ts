import type CN from '../CN/flows.ts'
import type { Translation } from '../types.ts'

export default {
  tree: { flow: 'Flow', steps: 'Steps', branch: 'Branch {no}', branches: 'Branches', stepsOf: 'Steps of "{name}"' },
} satisfies Translation<typeof CN>
