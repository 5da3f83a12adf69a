/** Frames and faults told in words. */
package lapbylap.narration;
