export { freePermit, openPermits, spendPermit } from './effect/permits.ts'
export { approvalCounters } from './examine/counters.ts'
export { readsRequest } from './examine/find.ts'
export { foundRequests } from './examine/found.ts'
