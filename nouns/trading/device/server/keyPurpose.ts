/** What the key of a device is sealed for. */
export const keyPurpose = (deviceId: number): string => `device ${deviceId}`
