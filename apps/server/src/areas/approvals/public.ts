export { approvalCounters } from './examine/counters.ts'
export { foundRequests } from './examine/found.ts'
