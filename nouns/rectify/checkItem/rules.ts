/** The kind of answer beside the verdict (dictionary result_type). */
export const answerKind = { plain: 1, number: 2, text: 3, score: 4 } as const

/** When it needs a photo. */
export const needPhoto = { never: 0, abnormal: 1, always: 2 } as const

/** The register that has the answer; a different answer needs a reason (dictionary check_register). */
export const register = { visitors: 1, keys: 2, boxes: 3, devices: 4, extinguishers: 5 } as const

/** The unit of a number that is a time of the day: minutes since midnight. */
export const CLOCK = 'HH:mm'

/** The unit of a number that is a day: days since 1970-01-01. */
export const DAY = 'yyyy-MM-dd'
