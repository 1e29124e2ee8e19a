/** Dictionary user_type of the people of agents. */
export const AGENT_PEOPLE = 4
