/** Fen as yuan, with two digits, for messages. */
export const yuan = (fen: number): string => (fen / 100).toFixed(2)
