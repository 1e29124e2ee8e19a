/** The only source of now; tests move it. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }
