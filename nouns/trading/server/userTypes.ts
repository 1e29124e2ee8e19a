/** Dictionary user_type of the people of agents, and of those of members. */
export const AGENT_PEOPLE = 4
export const MEMBER_PEOPLE = 6
