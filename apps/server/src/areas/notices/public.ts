export { noticeCounters } from './notice/counters.ts'
