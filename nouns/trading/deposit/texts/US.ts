import type { Translation } from '@shouya/contract/translation'
import type CN from './CN.ts'

export default {
  title: 'Deposits',
  about:
    'Deposits of leased devices: payments online or registered, refunds, deductions and transfers. Three people take part in a refund: one asks for it, one reviews it, one pays it.',
  keywords: 'Member number / name, device number',
  tabs: { facts: 'Deposit', records: 'Records' },
  summary: '{device}, {amount} yuan refundable',
  verdict: 'Decision',
  pass: 'Approve',
  reject: 'Reject',
  opinion: 'Opinion',
  outcome: 'Outcome',
  sent: 'Paid',
  failed: 'Failed',
  failReason: 'Why it failed',
  refundTradeNo: 'Number of the transfer',
  origin: 'Original payment',
  originHint: 'Money goes back the way on which it came, each payment by a request of its own',
  originLeft: '{number}, {amount} yuan refundable',
  noWay: 'Online payment is not set up; register the payment once it has arrived',
  back: 'Goes back the way it came: {way} pays it to the payer, no number is needed',
  online: {
    replaced: 'Paid another way instead',
    timeout: 'Not paid within 30 minutes',
    mismatched: 'Another amount was paid; finance deals with it',
    notWanted: 'The deposit was paid already or the device was returned; finance deals with the payment',
  },
  target: 'To device',
  targetLeft: '{device}, {amount} yuan to be paid',
  noRecords: 'No records yet',
  late: 'overdue',
  flag: { overdue: 'Refunds paid late' },
  move: {
    pay: 'Register payment',
    payOnline: 'Pay online',
    askRefund: 'Request refund',
    auditRefund: 'Review',
    payRefund: 'Pay refund',
    withdraw: 'Withdraw request',
    transfer: 'Transfer',
    deduct: 'Deduct',
  },
  says: {
    pay: 'Registers money that has arrived, in full or in part. An online payment that is waiting is canceled.',
    payOnline:
      'The member scans a code or opens a page and pays all that is due, which is credited at once. It is canceled if not paid within 30 minutes.',
    askRefund:
      'The device was returned and inspected, or unbound before it was activated. The amount is frozen until it is paid or rejected.',
    auditRefund: 'Once approved, finance pays it within the set working days. Whoever requested it does not review it.',
    payRefund:
      'Enter the number of the transfer once the bank has paid; what was paid online is sent back by the provider. A failed one can be tried again. Whoever requested or reviewed it does not pay it.',
    withdraw: 'The frozen amount becomes available again.',
    transfer: 'Uses the deposit of a returned device for another device of the same member.',
    deduct:
      'Keeps a part of the deposit for damage or debts. Evidence is required; this cannot be undone. A leased device starts again once all is paid.',
  },
  refused: {
    outstanding: 'More than is to be paid',
    refundable: 'More than is refundable',
    origin: 'More than this payment has left',
    owes: 'The member has an unpaid order or a device without credit',
    samePerson: 'Request, review and payment are for three different people',
    runs: 'The device is running: stop it before a part of its deposit is kept',
    target: 'Choose a leased device of the same member',
    online: 'What was paid online is sent back by the provider, without a number or a reason of failure',
  },
  count: {
    deposit_unpaid: 'Deposits to be paid',
    refund_audit: 'Deposit refunds to review',
    pledge_pay: 'Deposit refunds to pay',
    pledge_overdue: 'Deposit refunds overdue',
  },
  remind: {
    deposit_refund_audit: {
      title: 'Deposit refund to review: {member}',
      content: '{member} asks for {amount} yuan of the deposit of device {device}. Please review the request.',
    },
    deposit_refund_pay: {
      title: 'Deposit refund to pay: {member}',
      content: '{amount} yuan of the deposit of device {device} of {member} were approved. Please pay them in time.',
    },
    deposit_refund_refused: {
      title: 'Deposit refund rejected: {member}',
      content: '{amount} yuan of the deposit of device {device} of {member} are not refunded: {reason}',
    },
    deposit_refund_failed: {
      title: 'Deposit refund failed: {member}',
      content:
        '{amount} yuan of the deposit of device {device} of {member} could not be paid: {reason}. Please check the account.',
    },
    deposit_refund_paid: {
      title: 'Deposit refunded: {member}',
      content: '{amount} yuan of the deposit of device {device} of {member} were paid.',
    },
    deposit_refund_overdue: {
      title: 'Deposit refund overdue: {member}',
      content:
        '{amount} yuan of the deposit of device {device} of {member} were to be paid by {due}. Please pay them soon.',
    },
  },
  order: {
    field: {
      amount: 'Amount (yuan)',
      pay_type: 'Paid by',
      trade_no: 'Transaction number',
      reason: 'Reason',
      evidence_file_ids: 'Evidence',
    },
  },
  field: {
    member_name: 'Member',
    device_no: 'Device',
    product_name: 'Product',
    agent_name: 'Agent',
    deposit_due: 'Due',
    deposit_paid: 'Paid',
    deposit_deducted: 'Deducted',
    deposit_refunded: 'Refunded',
    refundable: 'Refundable',
    status: 'Status',
    bind_time: 'Bound',
    unbind_time: 'Unbound',
    inspect_time: 'Inspected',
    refund_amount: 'Amount of refund',
    refund_user_name: 'Requested by',
    refund_due: 'Pay until',
    fail_reason: 'Why payment failed',
    overdue: 'Overdue',
    inspect_note: 'Inspection note',
    create_user_name: 'Bound by',
  },
} satisfies Translation<typeof CN>
