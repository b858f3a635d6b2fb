/** Cloud groups carry no payment id: one that neither renews nor was canceled was bought by purchase order (D-62). */
export function isCloudPurchaseOrder(group: { autoRenew: boolean; canceled: boolean }): boolean {
  return !group.autoRenew && !group.canceled;
}
