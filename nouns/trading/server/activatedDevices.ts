import { sql } from 'kysely'

/** Devices of the product that the agent has, in its own hands or its members': assigned, activated, running, in repair, disabled. */
export const activatedDevices = sql<number>`(select count(*)::int from device where device.agent_id = agent_product.agent_id
  and device.product_id = agent_product.product_id and device.status between 1 and 5)`
