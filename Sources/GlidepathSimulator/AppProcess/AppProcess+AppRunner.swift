extension AppProcess: AppRunner {}
