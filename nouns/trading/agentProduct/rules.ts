/** The lowest price that may be agreed: `rate` percent of the product's agent price, rounded up to a fen. */
export const floorOf = (listPrice: number, rate: number): number => Math.ceil((listPrice * rate) / 100)
