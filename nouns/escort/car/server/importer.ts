import type { Importer } from '@shouya/server/core/importing/importer.ts'

/** The sheet of vehicles (domain 3.2), without pictures. */
export const carImporter: Importer = {
  action: 'Escort/ImportCar',
  title: 'import.EscortCar',
  columns: [
    { field: 'plate_no', title: 'column.plate_no', kind: 'text', required: true, hint: 'import.carKey' },
    { field: 'escort_company_id', title: 'column.company_code', kind: 'text', required: true, hint: 'import.company' },
    { field: 'car_seq', title: 'column.car_seq', kind: 'text', required: true },
    { field: 'car_type', title: 'column.car_type', kind: { dict: 'car_type' }, required: true },
    { field: 'frame_no', title: 'column.frame_no', kind: 'text', required: true },
    { field: 'inspect_end', title: 'column.inspect_end', kind: 'date', required: true },
    { field: 'insure_end', title: 'column.insure_end', kind: 'date', required: true },
    { field: 'protect_standard', title: 'column.protect_standard', kind: 'text', hint: 'import.cashTruck' },
    { field: 'brand_model', title: 'column.brand_model', kind: 'text' },
    { field: 'engine_no', title: 'column.engine_no', kind: 'text' },
    { field: 'gps_no', title: 'column.gps_no', kind: 'text' },
    { field: 'video_no', title: 'column.video_no', kind: 'text' },
    { field: 'rfid', title: 'column.rfid', kind: 'text' },
    { field: 'use_date', title: 'column.use_date', kind: 'date' },
    { field: 'remark', title: 'column.remark', kind: 'text' },
  ],
}
