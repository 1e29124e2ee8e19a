import { code, company, day, line, moment, pattern, person, photos } from '@shouya/noun/field'
import { defineNoun } from '@shouya/noun/noun'

const change = { operation: 'change_status', action: 'ChangeCarStatus' } as const

/** Vehicles of escort companies (domain 3.2). Scrapping takes two: the company asks, the bank confirms. */
export const car = defineNoun({
  name: 'car',
  controller: 'Escort',
  infix: 'Car',
  list: 'EscortCar',
  table: 'escort_car',
  permission: 'escort_car',
  route: '/exception/escort/CarList/',
  states: {
    dict: 'car_status',
    /** `stopped`: by the bank. */
    codes: { inUse: 1, repair: 2, stopped: 3, scrapped: 4 },
    open: ['inUse', 'repair', 'stopped'],
  },
  // `rules.ts` says which side makes a move, and which moves answer a request to scrap.
  moves: {
    repair: { from: ['inUse'], to: 'repair', ...change },
    repaired: { from: ['repair'], to: 'inUse', ...change },
    stop: { from: ['inUse'], to: 'stopped', ...change },
    start: { from: ['stopped'], to: 'inUse', ...change },
    scrap: { from: ['inUse', 'repair', 'stopped'], ...change, danger: true },
    confirmScrap: { from: ['inUse', 'repair', 'stopped'], to: 'scrapped', ...change, danger: true },
    refuseScrap: { from: ['inUse', 'repair', 'stopped'], ...change },
  },
  fields: {
    plate_no: pattern(
      /^[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼][A-Z][A-HJ-NP-Z0-9]{5,6}$/,
      10,
      { entered: true, exported: true, printed: true },
    ),
    car_seq: line(20, 1, { entered: true, exported: true, printed: true }),
    car_type: code('car_type', { min: 1, max: 4, entered: true, exported: true, printed: true }),
    company_name: company('escort_company_id', { entered: true, exported: true, printed: true }),
    brand_model: line(50, 1, { optional: true, entered: true, exported: true, printed: true }),
    inspect_end: day({ entered: true, exported: true, printed: true }),
    insure_end: day({ entered: true, exported: true, printed: true }),
    status: code('car_status', { exported: true, printed: true }),
    status_reason: line(200, 2, { optional: true, exported: true }),
    create_time: moment({ exported: true }),
    frame_no: pattern(/^[A-HJ-NPR-Z0-9]{17}$/, 17, { entered: true, detail: true, printed: true }),
    engine_no: line(30, 1, { optional: true, entered: true, detail: true, printed: true }),
    protect_standard: line(50, 1, { optional: true, entered: true, detail: true, printed: true }),
    gps_no: line(50, 1, { optional: true, entered: true, detail: true, printed: true }),
    video_no: line(50, 1, { optional: true, entered: true, detail: true, printed: true }),
    rfid: line(50, 1, { optional: true, entered: true, detail: true, printed: true }),
    photo_file_ids: photos(3, { entered: true, detail: true }),
    use_date: day({ optional: true, entered: true, detail: true, printed: true }),
    scrap_date: day({ optional: true, detail: true }),
    scrap_reason: line(200, 2, { optional: true, detail: true }),
    scrap_user_name: person('scrap_user_id', { optional: true, detail: true }),
    create_user_name: person('create_user_id', { optional: true, detail: true }),
    remark: line(500, 1, { optional: true, entered: true, detail: true }),
  },
  query: {
    sorts: ['create_time', 'plate_no', 'car_seq', 'inspect_end', 'insure_end'],
    among: ['car_type', 'status'],
    equals: ['company_name'],
    // Its company has asked to scrap it, and the bank has not decided.
    flags: ['scrap_asked'],
  },
  counters: {
    /** Vehicles in scope whose inspection or insurance ends within 30 days. */
    car_expiring: { expiry: '30', tile: { group: 'people', unit: 'car', tone: 'waits' } },
    /** Vehicles in scope whose inspection or insurance has ended. */
    car_expired: { expiry: 'expired', tile: { group: 'people', unit: 'car', tone: 'bad' } },
    /** Vehicles in scope whose company has asked to scrap them. */
    car_scrap: { scrap_asked: true, tile: { group: 'approvals', unit: 'car', tone: 'waits' } },
  },
})
