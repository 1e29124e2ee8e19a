import type { Translation } from '@shouya/contract/translation'
import type CN from './CN.ts'

export default {
  book: 'Escort routes',
  title: 'Routes',
  add: 'New',
  addTitle: 'New route',
  editTitle: 'Edit route',
  about: 'A route lists its outlets in order with the times of delivery and collection; plans are made from it.',
  keywords: 'Number or name',
  removeAsk: 'Delete the route “{name}”?',
  noRule: '1–20 letters, digits or hyphens',
  refused: {
    stopTwice: 'A route stops once at a unit',
    collectAfter: 'Collection must be later than delivery',
    stopOrder: 'Times must increase from stop to stop',
    planned: 'Plans use this route; it can be stopped, not deleted',
    stopped: 'The route is stopped',
  },
  stop: {
    no: 'No.',
    at: 'Stop {no}',
    add: 'Add a stop',
    up: 'Move up',
    down: 'Move down',
    remove: 'Remove this stop',
    needed: 'At least one stop, each with its unit and time',
  },
  stops: { field: { dept_name: 'Unit', deliver_plan: 'Delivery', collect_plan: 'Collection' } },
  field: {
    route_no: 'Number',
    route_name: 'Name',
    company_name: 'Escort company',
    stop_count: 'Stops',
    stops: 'Stops at',
    status: 'Status',
    remark: 'Remark',
    create_user_name: 'Created by',
    create_time: 'Created',
  },
} satisfies Translation<typeof CN>
