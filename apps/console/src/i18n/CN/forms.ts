/** What filling in a form says wherever that is. */
export default {
  signTitle: '签名',
  signFile: '改为选用签名图片',
  maskedTitle: '内容中有敏感信息',
  submit: '提交',
  takeNewer: '载入新版本',
} as const
