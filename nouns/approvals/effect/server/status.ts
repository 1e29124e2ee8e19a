/** States of an effect's row; what became of a published one its subscribers say. `done`: a permit that was used. */
export const status = { waiting: 0, published: 1, closed: 2, done: 3 } as const
