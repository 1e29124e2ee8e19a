/** Dictionary copy_type: a spare is kept under a seal. */
export const SPARE = 2

/** Vault doors and safes: two people, and a supervisor at every handover (domain 4.7). */
export const dualControl = (keyType: number): boolean => keyType === 3 || keyType === 4

/** The combination is changed at least every 90 days (domain 4.7). */
export const PASSWORD_DAYS = 90

/** How a key is called in a message. */
export const keyLabel = ({ key_no, key_name }: { key_no: string; key_name: string }): string => `${key_name}(${key_no})`
