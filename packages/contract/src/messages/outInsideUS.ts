import type { Messages } from './outInsideCN.ts'

const outInsideUS: Messages = {
  'outInside.idCard': 'The ID card number is not valid; please check it',
  'outInside.inside': 'Somebody with this ID is already on site; record their exit first',
  'outInside.weaponCheck': 'Confirm that the visitor carries no weapon or dangerous item; otherwise they may not enter',
  'outInside.weapon': 'Nobody may enter with “{weapon}”; record a refused entry instead',
  'outInside.privacy': 'Tell the visitor what the personal data is for',
  'outInside.letter': 'Inspections and police or regulators need the number of their letter or notice',
  'outInside.letterFile': 'Photograph or upload the letter or notice of inspection',
  'outInside.tools': 'List the tools that repair or construction workers carry',
  'outInside.approver': 'This area needs somebody who approves the entry',
  'outInside.accompany': 'This area needs somebody who accompanies',
  'outInside.samePerson': 'Visitors cannot approve or accompany themselves',
  'outInside.needsVisit': 'Construction needs an approved request for outside work',
  'outInside.needsVault': 'The vault needs an approved request for vault access',
  'outInside.noApproval': 'This entry needs no request',
  'outInside.noPermit': 'That request does not permit this kind of entry at this outlet',
  'outInside.hours': 'Outside the approved hours: {from} to {to}',
  'outInside.areas': 'The request does not cover the chosen areas',
  'outInside.keyHolder': 'One of the approved key holders must accompany people into the vault',
  'outInside.notNamed': 'The request does not name {name}',
  'outInside.usedPermit': 'The permit of {name} ({bill}) has been used or withdrawn',
  'outInside.outTime': 'The exit must be later than the entry',
  'outInside.window':
    'After {hours} {hours, hour|hours} an entry can no longer be changed or voided; record a note instead',
  'outInside.forgotten': 'The retention period is over; only the last four characters are kept',
  'outInside.corrected': 'Corrected, see {bill_no}',
  'remind.visitor_overdue.title': 'Visitor still on site: {name}',
  'remind.visitor_overdue.content':
    '{dept}: {name} ({company}) entered {time} and has not left; please check ({bill_no}).',
  'remind.visitor_approved.title': 'You are recorded as approver: {bill_no}',
  'remind.visitor_approved.content':
    '{by} recorded that you approved the entry of {name} ({company}). If that is wrong, please have it voided.',
  'export.OutInside': 'Visitor entry and exit register',
  'column.person_type': 'Visitor type',
  'column.company': 'Organization',
  'column.cert_type': 'ID type',
  'column.cert_mask': 'ID no.',
  'column.areas': 'Areas',
  'column.visit_reason': 'Purpose',
  'column.in_time': 'Entered',
  'column.out_time': 'Left',
  'column.person_count': 'People',
  'column.approver_user_name': 'Approved by',
  'column.accompany_user_name': 'Accompanied by',
}

export default outInsideUS
