import type { BodyOf, RowOf } from '@shouya/console/api/path.ts'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import { agentProduct } from '../noun.ts'

export type AgentProductRow = RowOf<'AgentProduct/GetPageList'>
export type AgentProductDetail = RowOf<'AgentProduct/Get'>
export type AgentProductValues = BodyOf<'AgentProduct/Save'>
export type AgentProductMove = AgentProductRow['moves'][number]

/** The filters of the list (domain 11.4). */
export const agentProductShape = shapeOf(agentProduct, { expiry: 'text' })
