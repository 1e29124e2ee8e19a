export { keyCounters } from './roomKey/counters.ts'
