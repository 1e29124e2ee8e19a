import { Space } from 'antd'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../../api/useRead.ts'
import DetailDrawer, { type BesideList } from '../../../ui/DetailDrawer.tsx'
import Details from '../../../ui/Details.tsx'
import DictText from '../../../ui/DictText.tsx'
import ExpiryDate from '../../../ui/ExpiryDate.tsx'
import OperationButton from '../../../ui/OperationButton.tsx'
import PhotoView from '../../../ui/PhotoView.tsx'
import { minute } from '../../../ui/text.ts'
import CarStatus from './CarStatus.tsx'
import { type CarFacts, type CarMove, SCRAPPED } from './carList.ts'

type Props = BesideList & {
  id: number
  onEdit: (row: CarFacts) => void
  onMove: (row: CarFacts, move: CarMove) => void
}

/** One vehicle: its papers with their ends, its pictures, what was done to it. */
export default function CarDetail({ id, onEdit, onMove, ...beside }: Props) {
  const { t } = useTranslation()
  const { data, ...read } = useRead('Escort/GetCar', { id })
  const field = (name: keyof CarFacts & string, value: string | null) => ({
    label: t(`escort.car.field.${name}` as 'escort.car.field.plate_no'),
    value,
  })
  const title = data ? (
    <Space wrap>
      {data.plate_no}
      <CarStatus row={data} />
    </Space>
  ) : (
    t('escort.cars')
  )
  const actions = data && (
    <div className="ui-buttons">
      {data.status !== SCRAPPED && (
        <OperationButton path="Escort/SaveCar" body={{ id }} onClick={() => onEdit(data)}>
          {t('ui.edit')}
        </OperationButton>
      )}
      {data.moves.map((move, at) => (
        <OperationButton
          key={move}
          path="Escort/ChangeCarStatus"
          type={at === 0 ? 'primary' : 'default'}
          danger={move === 'scrap' || move === 'confirmScrap'}
          onClick={() => onMove(data, move)}
        >
          {t(`escort.car.move.${move}`)}
        </OperationButton>
      ))}
    </div>
  )
  return (
    <DetailDrawer {...beside} title={title} read={read} actions={actions} history={{ table: 'escort_car', id }}>
      {data && (
        <Details
          items={[
            { label: t('escort.photos'), value: <PhotoView ids={data.photos.map((photo) => photo.id)} />, wide: true },
            { ...field('company_name', data.company_name), wide: true },
            field('car_seq', data.car_seq),
            { label: t('escort.car.field.car_type'), value: <DictText dict="car_type" value={data.car_type} /> },
            { label: t('escort.car.field.inspect_end'), value: <ExpiryDate day={data.inspect_end} words /> },
            { label: t('escort.car.field.insure_end'), value: <ExpiryDate day={data.insure_end} words /> },
            field('brand_model', data.brand_model),
            field('frame_no', data.frame_no),
            field('engine_no', data.engine_no),
            field('protect_standard', data.protect_standard),
            field('gps_no', data.gps_no),
            field('video_no', data.video_no),
            field('rfid', data.rfid),
            field('use_date', data.use_date),
            { ...field('status_reason', data.status_reason), wide: true },
            data.scrap_user_name !== null && {
              label: t('escort.car.field.scrap_reason'),
              value: `${data.scrap_user_name}：${data.scrap_reason}`,
              wide: true,
            },
            data.scrap_date !== null && field('scrap_date', data.scrap_date),
            field('create_user_name', data.create_user_name),
            field('create_time', minute(data.create_time)),
            { ...field('remark', data.remark), wide: true },
          ]}
        />
      )}
    </DetailDrawer>
  )
}
