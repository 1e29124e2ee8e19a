import antd from 'antd/es/locale/en_US'
import texts from './entry.ts'

export default { texts, antd, day: 'en' }
