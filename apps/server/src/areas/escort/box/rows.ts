import type { BoxFilters } from '@shouya/contract/controllers/Escort/box'
import { allOf, among, inUnit, matching } from '../../../registers/filters.ts'

type Query = Omit<BoxFilters, 'page' | 'pagesize' | 'sort_field' | 'sort_order'>

/** The conditions of the list and the export. */
export const boxConditions = (query: Query) =>
  allOf([
    ...matching('box.search_text', query.keywords),
    ...inUnit('box.dept_id', query),
    ...among('box.box_type', query.box_type),
    ...among('box.position', query.position),
    ...among('box.status', query.status),
  ])
