import type { BodyOf, RowOf } from '@shouya/console/api/path.ts'
import { shapeOf } from '@shouya/console/noun/shapeOf.ts'
import type { FileValue } from '@shouya/console/ui/files/FilesField.tsx'
import { agent } from '../noun.ts'

export type AgentRow = RowOf<'Agent/GetPageList'>
export type AgentDetail = RowOf<'Agent/Get'>
export type AgentMove = AgentRow['moves'][number]
export type AgentBody = BodyOf<'Agent/Save'>

/** The form has files where the save has their ids. */
export type AgentValues = Omit<AgentBody, 'licence_file_ids'> & { licence_file_ids: FileValue[] }

/** The filters of the list (domain 11.2). */
export const agentShape = shapeOf(agent, { expiry: 'text', region: 'text' })

/** Agents that somebody may change: all but those that wait for approval or have ended. */
export const isOpen = ({ status }: Pick<AgentRow, 'status'>): boolean =>
  status !== agent.states.codes.waiting && status !== agent.states.codes.ended

/** Drafts and refused agents: they may be moved in the tree, and deleted. */
export const isNew = ({ status }: Pick<AgentRow, 'status'>): boolean =>
  status === agent.states.codes.draft || status === agent.states.codes.refused
