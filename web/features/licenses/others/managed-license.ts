/** Of a license of any kind, what it takes to assign it. */
export interface AssignableLicense {
  id: string;
  productName: string;
  assignedTo: string | null;
}

/** The same with who may do what. */
export interface ManagedLicense extends AssignableLicense {
  managers: readonly string[];
  isManager: boolean;
  assignEligibility: { allowed: boolean; message: string | null };
  managersEligibility: { allowed: boolean };
}
