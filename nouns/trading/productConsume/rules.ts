/** The most consumables that a product needs. */
export const MOST_NEEDED = 50
