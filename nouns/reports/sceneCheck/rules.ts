/** Questions that a guard has to answer (domain 5.6). */
export const LEAST_QUESTIONS = 3
