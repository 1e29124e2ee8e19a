import { useNounWords } from '@shouya/console/noun/useNounWords.ts'
import RegisterPrint, { type PrintWish } from '@shouya/console/ui/paper/RegisterPrint.tsx'
import { useDictLabel } from '@shouya/console/ui/useDict.ts'
import { linkTo } from '@shouya/noun/noun'
import { useTranslation } from 'react-i18next'
import FilingPaper from '../../console/FilingPaper.tsx'
import { car } from '../noun.ts'

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

/** 《押运车辆备案表》 (domain 3.2): a sheet with pictures for each vehicle. */
export default function CarPrint(props: Props) {
  const { t } = useTranslation()
  const { label } = useNounWords(car)
  const kind = useDictLabel(car.fields.car_type.dict)
  const status = useDictLabel(car.states.dict)
  return (
    <RegisterPrint path="Escort/GetCarPrintList" {...props}>
      {({ bank_name, rows }) =>
        rows.map((row) => (
          <FilingPaper
            key={row.id}
            title={`${bank_name} ${t('car.filing')}`}
            verify={linkTo(car, row.id)}
            head={[row.plate_no, status(row.status)]}
            facts={[[label('car_type'), kind(row.car_type)], ...plain.map((name) => [label(name), row[name]] as const)]}
            pictures={row.photos.map(({ url }) => url)}
          />
        ))
      }
    </RegisterPrint>
  )
}
