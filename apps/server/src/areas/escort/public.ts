export { boxByNumber, type Direction, mayMove, moveBoxes } from './box/move.ts'
export { subscribers } from './plan/approved.ts'
export { type PlanOfDay, plansFor } from './plan/plansFor.ts'
export { canEscort } from './staff/canEscort.ts'
