/** A telephone of any kind: mobile, with an area code, a service number. */
export const TELEPHONE = /^[0-9+-]{5,20}$/

/** A mobile number of the mainland (domain 1.2). */
export const MOBILE = /^1[3-9]\d{9}$/

/** The number of an identity card. */
export const ID_CARD = /^\d{17}[\dX]$/

/** What can be dialed: a telephone of any kind, or an emergency number as 110. */
export const DIALED = /^\+?\d[\d-]{2,18}$/
