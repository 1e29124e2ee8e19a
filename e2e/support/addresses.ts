/** Addresses that several stories start with. */
export const handovers = '/form/daily/taskdaily/Handover'
export const checks = '/form/daily/taskdaily/SecurityItemList'
export const faults = '/form/daily/taskdaily/RepairList'
export const visitors = '/form/daily/taskdaily/InOutList'
export const recordings = '/form/daily/taskdaily/ReadList'
export const moneyBoxes = '/form/daily/taskdaily/EscortList'
