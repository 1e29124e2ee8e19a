import type { Messages } from './videoAccessCN.ts'

const videoAccessUS: Messages = {
  'videoAccess.needsRequest':
    'This applicant, and every copy, needs an approved request first; the record is created when it passes',
  'videoAccess.document': 'Enter the number of the legal document or letter',
  'videoAccess.documentFile': 'Police and regulators need their document as a file',
  'videoAccess.period': 'The period must end after it begins',
  'videoAccess.hours': 'The period may be at most {hours} {hours, hour|hours}',
  'videoAccess.expired': 'Not carried out within 7 days; it has expired',
  'videoAccess.samePerson': 'The supervisor cannot be the operator',
  'videoAccess.onlySupervisor': 'Only the supervisor can do this',
  'videoAccess.ownRefusal': 'You cannot refuse your own entry',
  'videoAccess.accessTimes': 'The access must end after it begins',
  'videoAccess.copy': 'A copy needs its media, number, file count and hash',
  'videoAccess.lent': 'Lent media need a number',
  'videoAccess.returnDue': 'The return date cannot be in the past',
  'videoAccess.revoked': 'The request was revoked',
  'remind.video_open.title': 'Recording to access: {bill_no}',
  'remind.video_open.content': '{dept}: {name} ({unit}) may see recordings; please carry it out within 7 days.',
  'remind.video_sign.title': 'To sign as supervisor: {bill_no}',
  'remind.video_sign.content': '{operator} has carried out access for {unit}; please check and sign.',
  'remind.video_return.title': 'Media not returned: {bill_no}',
  'remind.video_return.content': 'Media {media}, lent to {unit}, was due on {due}; please recover and record it.',
  'export.VideoAccess': 'Recording access register',
  'column.applicant_type': 'Applicant',
  'column.applicant_unit': 'Organization',
  'column.applicant_name': 'Name',
  'column.video_reason': 'Reason',
  'column.access_mode': 'Mode',
  'column.video_begin': 'Recording from',
  'column.video_end': 'Recording to',
  'column.operator_user_name': 'Operator',
  'column.media_no': 'Media no.',
  'column.return_due': 'Return due',
}

export default videoAccessUS
