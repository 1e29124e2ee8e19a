export { accountCounters } from './user/counters.ts'
export { foundPeople } from './user/found.ts'
