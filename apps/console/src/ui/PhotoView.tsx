import { Image } from 'antd'
import { useTranslation } from 'react-i18next'
import { photoUrl } from './photoUrl.ts'
import './photos.css'

/** Photos of a record, enlarged on a click. */
export default function PhotoView({ ids }: { ids: readonly number[] }) {
  const { t } = useTranslation()
  if (ids.length === 0) return null
  return (
    <Image.PreviewGroup>
      <span className="ui-photos">
        {ids.map((id, index) => (
          <Image key={id} src={photoUrl(id)} alt={t('photos.nth', { n: index + 1 })} width={72} height={72} />
        ))}
      </span>
    </Image.PreviewGroup>
  )
}
