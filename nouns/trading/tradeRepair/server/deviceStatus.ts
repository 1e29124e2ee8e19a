/** `device.status`. */
export const deviceStatus = { stock: 0, assigned: 1, activated: 2, running: 3, repair: 4, returned: 6 } as const

/** A terminal that can be out of order. */
export const inUse: readonly number[] = [deviceStatus.activated, deviceStatus.running]
