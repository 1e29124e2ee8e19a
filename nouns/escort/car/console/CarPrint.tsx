import RegisterPrint, { type PrintWish } from '@shouya/console/ui/paper/RegisterPrint.tsx'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { useTranslation } from 'react-i18next'
import FilingPaper from '../../console/FilingPaper.tsx'
import type { CarFacts } from './carList.ts'

type Props = { wish: PrintWish; onClose: () => void }

const plain = [
  'company_name',
  'car_seq',
  'brand_model',
  'frame_no',
  'engine_no',
  'protect_standard',
  'inspect_end',
  'insure_end',
  'gps_no',
  'video_no',
  'rfid',
  'use_date',
] as const

/** 《押运车辆备案表》 with its pictures (domain 3.2), a sheet for each vehicle. */
export default function CarPrint(props: Props) {
  const { t } = useTranslation()
  const kind = useDictLabel('car_type')
  const status = useDictLabel('car_status')
  const word = (name: keyof CarFacts & string) => t(`escort.car.field.${name}` as 'escort.car.field.plate_no')
  return (
    <RegisterPrint path="Escort/GetCarPrintList" {...props}>
      {({ bank_name, rows }) =>
        rows.map((row) => (
          <FilingPaper
            key={row.id}
            title={`${bank_name} ${t('escort.car.filing')}`}
            verify={`/exception/escort/CarList/?id=${row.id}`}
            head={[row.plate_no, status(row.status)]}
            facts={[[word('car_type'), kind(row.car_type)], ...plain.map((name) => [word(name), row[name]] as const)]}
            pictures={row.photos.map(({ url }) => url)}
          />
        ))
      }
    </RegisterPrint>
  )
}
