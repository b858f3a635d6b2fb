export const titles = { manage: 'Manage Products', billing: 'Billing', profile: 'Edit Profile' } as const;
