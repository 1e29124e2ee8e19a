import type { Translation } from '@shouya/contract/translation'
import type CN from './CN.ts'

export default {
  book: 'Maintenance vendors',
  title: 'Maintenance vendors',
  add: 'Add vendor',
  addTitle: 'Add maintenance vendor',
  edit: 'Edit maintenance vendor',
  about:
    'Vendors maintain the security devices of the units that they are bound to. A vendor whose contract has ended gets no more orders.',
  keywords: 'Code / name / short name',
  deptsHint: 'A branch stands for every unit below it',
  slaTitle: 'Service level',
  slaHint: 'Whole hours from the report: response no later than arrival, arrival no later than repair',
  slaUnit: 'h',
  served: 'Units served',
  contact: 'Contact',
  bindings: 'Bindings',
  contacts: 'Contacts',
  ends: 'Expiry',
  expiry: { expired: 'Expired', week: 'Within 7 days', month: 'Within 30 days', quarter: 'Within 90 days' },
  removeAsk: 'Delete {name}?',
  removeSays:
    'Only a vendor that no binding, device, account or contact refers to can be deleted. It can be restored from the recycle bin.',
  move: { suspend: 'Suspend', resume: 'Resume', terminate: 'Terminate' },
  says: {
    suspend:
      'Nothing more is dispatched to this vendor. The backup, or the vendor bound above, takes over its devices.',
    resume: 'Dispatching goes on by the bindings as they are.',
    terminate: 'This cannot be undone. All bindings of this vendor end at once.',
  },
  reason: 'Reason',
  rule: { credit_code: 'The 18-character social credit code', phone24: 'Enter a valid phone number' },
  refused: {
    endAfterBegin: 'The end must be after the beginning',
    slaOrder: 'Required: response ≤ arrival ≤ repair',
    expired: 'The contract has ended; enter the new dates first',
    served: 'The vendor does not serve this unit',
    ended: 'The cooperation with this vendor has ended',
    unknown: 'There is no vendor of that code or name',
  },
  count: { vendor_expiring: 'Vendors due, 30 days' },
  remind: {
    vendor_contract: {
      title: 'Maintenance contract ends soon: {name}',
      content:
        'The contract with {name} ends on {end} (within {days} {days, day|days}). Renew it or change the vendor.',
    },
    vendor_qualification: {
      title: 'Qualification ends soon: {name}',
      content: 'The qualification of {name} ends on {end} (within {days} {days, day|days}).',
    },
  },
  sla: {
    field: {
      urgency: 'Urgency',
      respond_hours: 'Response',
      arrive_hours: 'Arrival',
      repair_hours: 'Repair',
    },
  },
  field: {
    company_code: 'Code',
    company_name: 'Vendor',
    short_name: 'Short name',
    service_types: 'Services',
    contract_end: 'Contract until',
    qualification_end: 'Qualified until',
    bound_count: 'Outlets bound',
    open_count: 'Open orders',
    score_avg: 'Mean rating',
    phone24: 'Phone (24 h)',
    status: 'Status',
    status_reason: 'Reason',
    status_time: 'Changed at',
    status_user_name: 'Changed by',
    create_time: 'Entered at',
    credit_code: 'Social credit code',
    qualification_no: 'Qualification no.',
    qualification_level: 'Qualification level',
    contract_no: 'Contract no.',
    contract_begin: 'Contract from',
    address: 'Address',
    create_user_name: 'Entered by',
    remark: 'Remark',
    dept_ids: 'Units served',
  },
} satisfies Translation<typeof CN>
