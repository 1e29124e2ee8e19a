/** States of an effect's row; what became of a published one its subscribers say. */
export const status = { waiting: 0, published: 1, closed: 2 } as const
