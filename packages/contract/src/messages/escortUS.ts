import type escortCN from './escortCN.ts'

const escortUS: Record<keyof typeof escortCN, string> = {
  'escort.served': 'No such unit in use among those that the company serves',
  'escort.companyFixed': 'The company cannot be changed',
  'escort.companyNotWorking': 'The company is not working with the bank',
  'escort.companyUnknown': 'No such company',
  'escort.why.company': 'The company is not working with the bank',
  'escort.why.away': 'On leave at that time',
  'remind.escort_cert.title': 'Certificate expires soon: {name}',
  'remind.escort_cert.content':
    'A certificate of {name} expires on {end} (within {days} {days, day|days}). Please renew it.',
  'remind.escort_certs.title': '{count} {count, certificate|certificates} expire soon: {name} and others',
  'remind.escort_certs.content':
    'Certificates of {name} and others ({count} in all) expire within {days} days, the first on {end}. Please renew them.',
  'import.companyCode': 'Company no.',
  'import.company': 'Number or name of the company',
  'column.plate_no': 'Plate',
}

export default escortUS
