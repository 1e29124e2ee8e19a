const WHOLE = 10_000

/** What an agent pays for a product: what was agreed for it, else the agent price by its discount in hundredths of a percent. Fen. */
export const priceOf = (agreed: number | null, listPrice: number, discountRate: number): number =>
  agreed ?? Math.round((listPrice * discountRate) / WHOLE)
