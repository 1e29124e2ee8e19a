export default {
  network: '网络连接失败，请检查网络后重试',
  timeout: '请求超时（{seconds} 秒），请稍后重试',
  unreadable: '服务器返回了无法识别的内容，请稍后重试',
  refused: '请求被拒绝',
  noPermission: '无此权限',
  sessionEnded: '登录已失效，请重新登录',
  outdatedTitle: '系统已更新',
  outdated: '页面版本过旧，请刷新页面。刷新前请记下未保存的内容。',
  reload: '刷新页面',
  uploadFailed: '文件上传失败',
  imageUploadFailed: '图片上传失败',
  requestId: '请求编号',
} as const
