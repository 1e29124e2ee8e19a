export { accountCounters } from './user/counters.ts'
