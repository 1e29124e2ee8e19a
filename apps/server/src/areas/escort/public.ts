export { escortCounters } from './counters.ts'
export { canEscort } from './staff/canEscort.ts'
