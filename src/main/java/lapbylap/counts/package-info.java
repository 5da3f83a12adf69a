/** What visitors of an exhibit did, as numbers and nothing else, in a file that outlives a power cut. */
package lapbylap.counts;
