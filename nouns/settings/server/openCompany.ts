/** Dictionaries escort_company_status and maintain_status of those that may be named anew: working together, suspended. */
export const openCompany: readonly number[] = [1, 2]
