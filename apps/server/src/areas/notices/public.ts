export { noticeCounters } from './notice/counters.ts'
export { foundNotices } from './notice/found.ts'
